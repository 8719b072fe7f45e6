/**
 * A text that grows and is trimmed at its end. Both take time proportional to what changes: a string
 * would be copied or searched as a whole each time.
 */
export class TextInPieces {
  /** None is empty. */
  readonly #pieces: string[] = [];
  #length = 0;

  /** In UTF-16 units. */
  get length(): number {
    return this.#length;
  }

  /** The last UTF-16 units, one or two; empty only if the text is. */
  get ending(): string {
    return this.#pieces.at(-1)?.slice(-2) ?? '';
  }

  push(piece: string): void {
    if (piece === '') return;
    this.#pieces.push(piece);
    this.#length += piece.length;
  }

  /** Removes characters from the end, by default spaces and tabs. */
  trimEnd(blank: RegExp = /[ \t]/): void {
    for (let piece = this.#pieces.pop(); piece !== undefined; piece = this.#pieces.pop()) {
      this.#length -= piece.length;
      let end = piece.length;
      while (end > 0 && blank.test(piece.charAt(end - 1))) end -= 1;
      this.push(piece.slice(0, end));
      if (end > 0) return;
    }
  }

  toString(): string {
    return this.#pieces.join('');
  }
}
