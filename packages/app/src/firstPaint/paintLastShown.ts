/** The kinds of `ThumbnailKind`, in the order of their cards in the page's template. */
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

/** Placeholders in the template's text and addresses. */
const TOKEN = /__(id|title|picture|all)__/g;

/** Shown on a card whose video has no known length. */
const UNKNOWN_LENGTH = '0:30';

/** A video as the dashboard showed it. */
export interface ShownVideo {
  id: string;
  title: string;
  /** The video's state: it determines the card's chip, picture and controls. */
  kind: (typeof SHOWN_KINDS)[number];
  /** An address of this origin, or `data:`; null if there is none that lasts. */
  picture: string | null;
  /** 'm:ss'; null if unknown. */
  length: string | null;
}

/** Data of the last shown dashboard, which the page's template gives its shape. */
export interface LastShown {
  /** The account that it was shown to, as stored by the client. */
  user: string;
  draft: ShownVideo | null;
  isRendering: boolean;
  videos: readonly ShownVideo[];
  /** Text of the link to all videos: 'All 12 videos'. */
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

/** Reads what was kept for the signed-in account; null for anything else, and for anything unreadable. */
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
    // If some videos are missing, the others would move once the app has the full list.
    if (shown.length === 0 || shown.length < read.length) return null;
    return { user, draft: readVideo(draft), isRendering: isRendering === true, videos: shown, all };
  } catch {
    return null;
  }
}

/** Replaces tokens with text and addresses; nothing in them is parsed as HTML. */
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

/** Returns a video's card, from the model of its kind. */
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

/** Turns a list of models, one of each kind, into a list of videos. */
function showVideos(list: Element | null | undefined, videos: readonly ShownVideo[]): void {
  if (!list) return;
  const models = [...list.children];
  list.replaceChildren(...videos.flatMap((video) => toCard(models, video)));
}

/**
 * Paints the dashboard as last shown into the frame of the first paint, from the page's template
 * (`src/prerender/LastShownDashboard.tsx`). The app's own page replaces it (`firstPaint.ts`).
 */
export function paintLastShown(): void {
  const template = document.querySelector<HTMLTemplateElement>('#first template');
  const shown = readLastShown();
  if (!template || !shown) return;
  const { draft, isRendering, videos, all } = shown;
  // Fill it in inside the template's own document, so that no token is fetched as an address.
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
  // It is in view on every screen: show it with the first paint, not a frame later.
  const first = content.querySelector<HTMLImageElement>('li img');
  if (first) Object.assign(first, { loading: 'eager', decoding: 'sync' });

  // Kept for the app, as the page's first script does for buttons.
  content.querySelector('[role="tablist"]')?.addEventListener('click', ({ target }) => {
    const tab = target instanceof Element && target.closest<HTMLElement>('[role="tab"]');
    if (tab) tab.dataset.pressed = 'true';
  });
  document.documentElement.dataset.shown = 'last';
  template.replaceWith(content);
}
