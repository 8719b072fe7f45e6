// @vitest-environment jsdom
import { toast } from '@lectern/ui';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepForOffline } from './newVersion.ts';

/** A worker that reports how many of its bytes are new. */
class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
  postMessage(_message: unknown, [port]: readonly MessagePort[] = []) {
    port?.postMessage(1_000_000);
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
}

const registration = new FakeRegistration();
const show = vi.spyOn(toast, 'show').mockReturnValue('toast');
/** Longer than an offer takes. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => {
  show.mockClear();
  Object.assign(registration, { active: null, waiting: null, installing: null });
  vi.stubEnv('PROD', true);
  vi.stubGlobal('__EMBEDDED__', true);
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: () => Promise.resolve(registration),
      ready: new Promise(() => undefined),
    },
  });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('offers a version that is installed while another one is active', async () => {
  const newer = new FakeWorker();
  Object.assign(registration, { active: new FakeWorker(), installing: newer });
  await keepForOffline();
  newer.become('installed');
  await vi.waitFor(() => expect(show).toHaveBeenCalledTimes(1));
});

it('offers a version that is already waiting', async () => {
  const newer = new FakeWorker();
  newer.state = 'installed';
  Object.assign(registration, { active: new FakeWorker(), waiting: newer });
  await keepForOffline();
  await vi.waitFor(() => expect(show).toHaveBeenCalledTimes(1));
});

it.each(['before it is at work', 'when it is at work'])(
  'does not offer a first version whose installation the page sees %s',
  async (when) => {
    const first = new FakeWorker();
    registration.installing = first;
    await keepForOffline();
    registration.active = when === 'when it is at work' ? first : null;
    first.become('installed');
    await aMoment();
    expect(show).not.toHaveBeenCalled();
  },
);

it('does not offer a first version that is briefly waiting', async () => {
  registration.waiting = new FakeWorker();
  await keepForOffline();
  await aMoment();
  expect(show).not.toHaveBeenCalled();
});
