/**
 * Lets pending messages be handled, such as packets or a cancel.
 *
 * It posts a message to itself instead of using a timer, because browsers throttle timers of hidden tabs.
 */
export class Pause {
  readonly #channel = new MessageChannel();
  #resume: (() => void) | undefined;

  constructor() {
    this.#channel.port1.onmessage = () => this.#resume?.();
  }

  take(): Promise<void> {
    return new Promise((resolve) => {
      this.#resume = resolve;
      this.#channel.port2.postMessage(null);
    });
  }

  /** Closes the port: an open one would keep the thread alive. */
  close(): void {
    this.#channel.port1.close();
  }
}
