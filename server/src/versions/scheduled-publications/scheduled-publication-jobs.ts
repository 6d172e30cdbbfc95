import type { TenantMailSender } from '../../mails/tenant-mail.ts';
import type { JobHandlers } from '../../platform/jobs/job-handlers.ts';
import {
  createPublishScheduledVersion,
  type PublishScheduledOptions,
} from './publish-scheduled-version.ts';
import { createSendPublicationNotice } from './send-publication-notice.ts';

/** The jobs of scheduled publications. */
export const createScheduledPublicationJobHandlers = (
  options: PublishScheduledOptions & TenantMailSender,
): Pick<JobHandlers, 'publish-scheduled-version' | 'send-publication-notice'> => ({
  'publish-scheduled-version': createPublishScheduledVersion(options),
  'send-publication-notice': createSendPublicationNotice(options),
});
