/** The kinds of `ThumbnailKind`, in the order in which the page's template has a card of each. */
export const SHOWN_KINDS = [
  'video',
  'processing',
  'failed',
  'avatar',
  'waveReady',
  'wave',
  'lines',
  'empty',
] as const;

/** In the template's words and addresses: what is put there. */
const TOKEN = /__(id|title|picture|all)__/g;

/** What a card shows whose video has no known length. */
const UNKNOWN_LENGTH = '0:30';

/** A video as the dashboard showed it. */
export interface ShownVideo {
  id: string;
  title: string;
  /** How far it is: the card's chip, picture and controls follow from it. */
  kind: (typeof SHOWN_KINDS)[number];
  /** Of this origin, or `data:`; null where there is none that lasts. */
  picture: string | null;
  /** 'm:ss'; null where it is not known. */
  length: string | null;
}

/** What the dashboard showed last: data, which the page's template gives its shape. */
export interface LastShown {
  /** The account that it was shown to, as the client's storage has it. */
  user: string;
  draft: ShownVideo | null;
  isRendering: boolean;
  videos: readonly ShownVideo[];
  /** Words of the link to all videos: 'All 12 videos'. */
  all: string;
}

const KEY = 'lectern.lastShown';
const MOST_VIDEOS = 4;

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longest;

const isPicture = (value: unknown): value is string =>
  isText(value, 20_000) &&
  (/^data:image\/(?:svg\+xml|png|jpeg|webp)[;,]/.test(value) ||
    value.startsWith(`${location.origin}/`));

function readVideo(value: unknown): ShownVideo | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, title, kind, picture, length }: Partial<Record<keyof ShownVideo, unknown>> = value;
  const known = SHOWN_KINDS.find((each) => each === kind);
  if (!isText(id, 200) || !isText(title, 500) || !known) return null;
  return {
    id,
    title,
    kind: known,
    picture: isPicture(picture) ? picture : null,
    length: isText(length, 12) ? length : null,
  };
}

/** What was kept for the account that is signed in; null for anything else, and for anything unreadable. */
function readLastShown(): LastShown | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const fields: Partial<Record<keyof LastShown, unknown>> = kept;
    const { user, draft, isRendering, videos, all } = fields;
    if (typeof user !== 'string' || user !== localStorage.getItem('user')) return null;
    if (!Array.isArray(videos) || !isText(all, 40)) return null;
    const read = videos.slice(0, MOST_VIDEOS).map(readVideo);
    const shown = read.filter((video) => video !== null);
    // Of a list that is not whole, the rest would move when the app has it.
    if (shown.length === 0 || shown.length < read.length) return null;
    return { user, draft: readVideo(draft), isRendering: isRendering === true, videos: shown, all };
  } catch {
    return null;
  }
}

/** Puts words and addresses in the place of their tokens; nothing in them is read as HTML. */
function fill(part: Element, values: Readonly<Record<string, string | null>>): void {
  const replaced = (text: string) =>
    text.replaceAll(TOKEN, (token, field: string) => values[field] ?? token);
  for (const each of [part, ...part.querySelectorAll('*')]) {
    for (const attribute of each.attributes) attribute.value = replaced(attribute.value);
    for (const node of each.childNodes) {
      if (node instanceof Text) node.data = replaced(node.data);
    }
  }
}

/** The card of a video, from the model of its kind. */
function toCard(models: readonly Element[], video: ShownVideo): Element[] {
  const card = models[SHOWN_KINDS.indexOf(video.kind)]?.cloneNode(true);
  if (!(card instanceof Element)) return [];
  if (video.picture === null) for (const image of card.querySelectorAll('img')) image.remove();
  for (const each of card.querySelectorAll('span')) {
    if (each.textContent === UNKNOWN_LENGTH && video.length !== null) {
      each.textContent = video.length;
    }
  }
  fill(card, { ...video, id: encodeURIComponent(video.id) });
  return [card];
}

/** Makes a list of models, one of each kind, a list of videos. */
function showVideos(list: Element | null | undefined, videos: readonly ShownVideo[]): void {
  if (!list) return;
  const models = [...list.children];
  list.replaceChildren(...videos.flatMap((video) => toCard(models, video)));
}

/**
 * Paints what the dashboard showed last into the frame of the first paint, from the page's template
 * (`src/prerender/LastShownDashboard.tsx`). The app's own page takes its place (`firstPaint.ts`).
 */
export function paintLastShown(): void {
  const template = document.querySelector<HTMLTemplateElement>('#first template');
  const shown = readLastShown();
  if (!template || !shown) return;
  const { draft, isRendering, videos, all } = shown;
  // In the template's own document until it is whole: nothing is fetched for a token.
  const { content } = template;
  const [work, tools, primaryTools] = content.children;
  const link = [...content.querySelectorAll('a')].find((each) => each.textContent === '__all__');
  if (link) fill(link, { all });
  (draft ? primaryTools : tools)?.remove();

  const cards = work?.querySelector('article')?.parentElement;
  const rendering = cards?.lastElementChild;
  showVideos(cards, draft ? [draft] : []);
  if (isRendering && rendering) cards?.prepend(rendering);
  if (!draft && !isRendering) work?.remove();
  showVideos(content.querySelector('ul'), videos);
  // In view on every screen: shown with the first paint, not a frame after it.
  const first = content.querySelector<HTMLImageElement>('li img');
  if (first) Object.assign(first, { loading: 'eager', decoding: 'sync' });

  // Kept for the app, as the page's first script does it for buttons.
  content.querySelector('[role="tablist"]')?.addEventListener('click', ({ target }) => {
    const tab = target instanceof Element && target.closest<HTMLElement>('[role="tab"]');
    if (tab) tab.dataset.pressed = 'true';
  });
  document.documentElement.dataset.shown = 'last';
  template.replaceWith(content);
}
