/** What may be logged of a fault. */
interface LoggedFault {
  type: string;
  code: string | undefined;
  /** Where it happened, one place a line. */
  stack: string[];
}

/**
 * Leaves of a fault what tells its kind and place. Its message may quote what a visitor wrote (a failed statement's and an unreadable
 * JSON's do), so it is left out, of the stack too.
 * @param fault whatever was thrown
 */
export const withoutMessage = (fault: unknown): LoggedFault => {
  if (!(fault instanceof Error)) return { type: typeof fault, code: undefined, stack: [] };
  const { code } = fault as NodeJS.ErrnoException;
  const { code: driverCode } = ((fault as { driverError?: unknown }).driverError ??
    {}) as NodeJS.ErrnoException;
  const places = fault.stack?.replace(fault.message, '').split('\n') ?? [];
  return {
    type: fault.name,
    code: code ?? driverCode,
    stack: places.filter((line) => /^ {4}at /.test(line)).map((line) => line.trim()),
  };
};
