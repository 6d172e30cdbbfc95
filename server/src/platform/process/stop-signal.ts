const failedExitCode = 1;

/** Stops gracefully at the first SIGTERM or SIGINT; a second one ends the process at once. */
export function onStopSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const handle = () => {
    if (isStopping) process.exit(failedExitCode);
    isStopping = true;
    stop().then(
      () => process.exit(),
      () => process.exit(failedExitCode),
    );
  };
  process.on('SIGTERM', handle);
  process.on('SIGINT', handle);
}
