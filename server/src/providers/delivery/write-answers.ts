import type { DeliveryRequest } from './delivery-driver.ts';

/** The answers as the summary shows them, for other software. */
export const writeAnswers = ({ submission, summary }: DeliveryRequest) => ({
  submission: {
    id: submission.id,
    number: submission.number,
    form_id: submission.formId,
    form_title: submission.formTitle,
    completed_at: submission.completedAt,
    is_test: submission.isTest,
  },
  pages: summary().map(({ title, items }) => ({ title, items })),
});
