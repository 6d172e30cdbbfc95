/** How long one check may take: a service that hangs must not hide what the others say. */
export const deadlineMs = 5_000;

/** The service did not answer before the deadline. */
export class DeadlineError extends Error {
  override readonly name: string = 'DeadlineError';
}

/** The outcome of work, or a `DeadlineError`; the work itself goes on. */
export async function withDeadline<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new DeadlineError(`No answer within ${String(deadlineMs)} ms.`));
    }, deadlineMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
