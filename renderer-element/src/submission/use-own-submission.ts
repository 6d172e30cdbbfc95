import type { Client } from '@form-builder/core/client/create-client.ts';
import type { ownSubmissionsContract } from '@form-builder/core/contract/visitor/own-submissions.ts';
import { throwFailure } from '../requests/form-services.ts';
import { RequestFailure } from '../requests/request-failure.ts';
import type { FormNavigation } from '../navigation/form-navigation.ts';
import { createOwnSubmissionClient } from './own-submission-client.ts';
import type { SubmissionContext } from './submission-context.ts';

/** The part of the form controller that provides the context of a submission. */
export interface SubmissionController {
  submissionContext(navigation: FormNavigation): SubmissionContext | undefined;
}

type OwnClient = Client<typeof ownSubmissionsContract>;

/** The part of a request that identifies the visitor's own submission. */
export interface OwnRequest {
  readonly params: { readonly id: string };
  readonly headers: { readonly 'x-submission-key': string };
}

/** The requests about the visitor's own submission. */
export interface OwnSubmissionCalls {
  /** Calls the server; throws a RequestFailure. */
  call<T>(work: (client: OwnClient, request: OwnRequest) => Promise<T>): Promise<T>;
  context(): SubmissionContext;
}

/** Creates the requests about the submission of a form. */
export function useOwnSubmission(
  controller: SubmissionController,
  navigation: FormNavigation,
): OwnSubmissionCalls {
  const context = () => {
    const found = controller.submissionContext(navigation);
    if (!found) throw new RequestFailure();
    return found;
  };
  return {
    context,
    async call(work) {
      const { address, text, pending } = context();
      const { saved } = pending.read();
      if (!saved) throw new RequestFailure();
      const request = { params: { id: saved.id }, headers: { 'x-submission-key': saved.key } };
      const client = createOwnSubmissionClient(address, text.locale);
      return work(client, request).catch(throwFailure);
    },
  };
}
