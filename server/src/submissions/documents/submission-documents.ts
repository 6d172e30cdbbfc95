import { Readable } from 'node:stream';
import { findAttachable } from '../reading/attached-files.ts';
import type { FileServices } from '../../files/file-services.ts';
import type { JobContext } from '../../platform/jobs/job-handlers.ts';
import type { DeliveryDocuments } from '../../providers/delivery/delivery-driver.ts';
import { createSubmissionPdf, type PdfServices } from '../pdf/create-submission-pdf.ts';
import type { SentSubmission } from '../filled-version/filled-submission-queries.ts';
import type { ShownAnswers } from '../reading/open-submission.ts';

/** The dependencies of the documents of a submission. */
export interface DocumentServices {
  readonly pdf: PdfServices;
  readonly files: Pick<FileServices, 'storage' | 'scan'>;
}

/** Returns the PDF and the uploads of a submission, limited to the answers in `shown`. */
export function createSubmissionDocuments(
  context: Pick<JobContext, 'tenant' | 'transaction'>,
  services: DocumentServices,
  {
    sent,
    shown,
    isMasked,
  }: {
    readonly sent: SentSubmission;
    readonly shown: ShownAnswers;
    readonly isMasked: boolean;
  },
): DeliveryDocuments {
  return {
    pdf: async () => {
      const pdf = await createSubmissionPdf(services.pdf, context.tenant, sent, {
        ...shown,
        isMasked,
      });
      const { content, fileName } = pdf;
      return {
        fileName,
        contentType: 'application/pdf',
        sizeBytes: content.length,
        read: () => Promise.resolve(Readable.from([content], { objectMode: false })),
      };
    },
    files: async () => {
      const found = await findAttachable(context, sent, shown.answers);
      return found.map(({ name: fileName, path, row }) => ({
        path,
        fileName,
        contentType: row.content_type ?? row.mime_type,
        sizeBytes: Number(row.size_bytes),
        read: () => services.files.storage.read(row.kept_key ?? row.upload_key),
      }));
    },
  };
}
