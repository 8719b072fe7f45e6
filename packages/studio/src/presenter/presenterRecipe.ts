/** A named recipe for the presenter art: the art style and its options (design/avatars.json). */
export interface PresenterRecipe {
  name: string;
  style: 'avataaars' | 'notionists';
  /** Option names and values of the DiceBear style, each passed as a one-item list. */
  options: Readonly<Record<string, string>>;
  /** Parts of the figure that the style does not offer; drawn by the rig. */
  extras?: PresenterExtras;
}

export interface PresenterExtras {
  /** Six hexadecimal digits, of the iris; figures in ink have no iris colour. */
  eyeColor?: string;
  hearingAid?: boolean;
  wheelchair?: boolean;
}
