/**
 * The page that `npm run bench:cards` drives: mounts a `CardGrid` of many cards, says how long that
 * took and how much of it is in the document.
 */
import { AvatarCard, CardGrid, ProjectCard, ScriptCard, TemplateCard } from '../../src/index.ts';
import { createRoot } from 'react-dom/client';

const none = () => undefined;

/** As each finished video has one. */
const POSTER =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/%3E';

const CARDS = {
  avatars: (item) => (
    <AvatarCard name={item.name} description="Female, 25–34" src={null} visibility="public" />
  ),
  templates: (item) => (
    <TemplateCard
      title={item.name}
      description="Say what it is, who it is for and why it matters."
      category="Marketing"
      durationLabel="1-2 min"
      src={null}
      href="/create"
      onPreview={none}
    />
  ),
  scripts: (item) => (
    <ScriptCard
      title={item.name}
      text={'Good morning, and welcome to Northlight. '.repeat(5)}
      createdAt="2025-08-12T12:00:00Z"
      wordCount={231}
      editHref="/create/script"
      createVideoHref="/create"
      onDuplicate={none}
      onDelete={none}
    />
  ),
  videos: (item) => (
    <ProjectCard
      title={item.name}
      href="/projects/1"
      status={{ tone: 'success', label: 'Completed' }}
      progress={null}
      thumbnail={{ kind: 'video', src: POSTER }}
      durationLabel="1:32"
      avatarLetter="A"
      timeAgo="2 hours ago"
      tags={['launch', 'product']}
      videoSrc="film.mp4"
      onShare={none}
      onDownload={none}
      menu={[{ id: 'rename', label: 'Rename' }]}
    />
  ),
};

/** Resolves after the frame in which the condition holds has been painted. */
const painted = (holds) =>
  new Promise((resolve) => {
    const look = () => {
      if (!holds()) {
        requestAnimationFrame(look);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });

let unmount = none;

/** Milliseconds from the first render to the first row in the document, and to the painted frame. */
async function mount({ layout, count }) {
  const items = Array.from({ length: count }, (_, index) => ({
    id: `card-${index}`,
    name: `Card ${index}`,
  }));
  const host = document.getElementById('root');
  let inDocument = null;
  const watch = new MutationObserver(() => {
    if (inDocument === null && host.querySelector('[role="row"]')) inDocument = performance.now();
  });
  watch.observe(host, { childList: true, subtree: true });
  const root = createRoot(host);
  const start = performance.now();
  root.render(
    <CardGrid
      label="Cards"
      noun="cards"
      layout={layout}
      items={items}
      getName={(item) => item.name}
      skeleton={null}
      emptyState={null}
    >
      {CARDS[layout]}
    </CardGrid>,
  );
  const end = await painted(() => inDocument !== null);
  watch.disconnect();
  const outcome = {
    mounted: inDocument - start,
    painted: end - start,
    nodes: host.querySelectorAll('*').length,
    cards: host.querySelectorAll('[role="row"]').length,
  };
  unmount = () => root.unmount();
  return outcome;
}

let stop = none;
let seen = { keys: [], frames: [] };

/** Takes down how long each key waits for its painted frame, and how far frames are apart. */
function watch() {
  stop();
  const taken = { keys: [], frames: [] };
  seen = taken;
  const onKey = (event) => {
    void painted(() => true).then((end) => taken.keys.push(end - event.timeStamp));
  };
  let last = null;
  let frame = requestAnimationFrame(function next(now) {
    if (last !== null) taken.frames.push(now - last);
    last = now;
    frame = requestAnimationFrame(next);
  });
  window.addEventListener('keydown', onKey, { capture: true });
  stop = () => {
    window.removeEventListener('keydown', onKey, { capture: true });
    cancelAnimationFrame(frame);
  };
}

function watched() {
  stop();
  return seen;
}

window.lecternCardBench = {
  layouts: Object.keys(CARDS),
  mount,
  unmount: () => unmount(),
  watch,
  watched,
};
