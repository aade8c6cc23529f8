declare global {
  interface Window {
    /** Commands that wait for the analytics service's script. */
    dataLayer?: unknown[];
  }
}

/** Gives the analytics service a command. Its script takes for one only what is a function's `arguments`. */
export const command: (...words: unknown[]) => void = function () {
  (window.dataLayer ??= []).push(arguments);
};
