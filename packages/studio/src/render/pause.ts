/**
 * Lets waiting messages in: packets, a cancel.
 *
 * A message to oneself and not a timer, since browsers slow the timers of hidden tabs.
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

  /** An open port would keep the thread from being collected. */
  close(): void {
    this.#channel.port1.close();
  }
}
