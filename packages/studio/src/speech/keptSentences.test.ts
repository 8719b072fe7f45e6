// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fromPcm16, toPcm16 } from '../audio/wav.ts';
import { keepSentences, type SentenceStore } from './keptSentences.ts';
import { speakAhead } from './speakAhead.ts';
import { speakToFiles } from './speakToFiles.ts';
import type { SpeechEngine } from './SpeechEngine.ts';
import { createMemoryFiles, createToneEngine } from './testEngine.ts';

function memoryStore(contents = new Map<string, Blob>()): SentenceStore {
  return {
    read: async (key) => contents.get(key) ?? null,
    write: async (key, content) => void contents.set(key, content),
  };
}

/** Rounds samples to 16 bits, like those of the built-in engine. */
function sixteenBits(engine: SpeechEngine): SpeechEngine {
  return {
    speak: async (...request) => {
      const speech = await engine.speak(...request);
      return { ...speech, samples: fromPcm16(toPcm16(speech.samples)) };
    },
  };
}

function listening(): { engine: SpeechEngine; heard: string[] } {
  const tone = sixteenBits(createToneEngine());
  const heard: string[] = [];
  return {
    heard,
    engine: {
      speak: (text, ...rest) => {
        heard.push(text);
        return tone.speak(text, ...rest);
      },
    },
  };
}

async function speak(engine: SpeechEngine, script: string, speed = 1): Promise<Blob[]> {
  const { files, contents } = createMemoryFiles();
  const request = { script, voiceId: 'any', speed, audioFile: 'a.wav', timelineFile: 'a.json' };
  await speakToFiles(request, { engine, files });
  return [...contents.values()];
}

/** Whether two results are equal, byte for byte; a diff of audio would be unreadable. */
async function areEqual(some: Blob[], others: Blob[]): Promise<boolean> {
  const bytes = (blobs: Blob[]) => Promise.all(blobs.map((blob) => blob.arrayBuffer()));
  const [a, b] = await Promise.all([bytes(some), bytes(others)]);
  if (a.length === 0 || a.length !== b.length) return false;
  return a.every((each, i) => Buffer.from(each).equals(Buffer.from(b[i] ?? new ArrayBuffer(0))));
}

describe('keepSentences', () => {
  // Specification: wizard-more.15
  it('speaks only the changed sentence, and sounds the same as speaking everything', async () => {
    const { engine, heard } = listening();
    const kept = keepSentences(engine, memoryStore());
    await speak(kept, 'One two. Three four. Five.');
    heard.length = 0;
    const changed = await speak(kept, 'One two. Three and a half. Five.');
    expect(heard).toEqual(['Three and a half.']);
    const anew = await speak(sixteenBits(createToneEngine()), 'One two. Three and a half. Five.');
    expect(await areEqual(changed, anew)).toBe(true);
  });

  it.each(['One two. Three [pause 2s] and a half. Five.', 'One Nuuk [say nook]. Two.'])(
    'speaks nothing that was prepared: %s',
    async (script) => {
      const { engine, heard } = listening();
      const kept = keepSentences(engine, memoryStore());
      await speakAhead({ script, voiceId: 'any', speed: 1.25 }, { engine: kept });
      expect(heard.length).toBeGreaterThan(1);
      heard.length = 0;
      await speak(kept, script, 1.25);
      expect(heard).toEqual([]);
    },
  );

  it('stops preparing between two sentences', async () => {
    const { engine, heard } = listening();
    const stop = new AbortController();
    const stopping: SpeechEngine = {
      speak: (...said) => {
        stop.abort(new Error('stopped'));
        return engine.speak(...said);
      },
    };
    const ahead = speakAhead(
      { script: 'One. Two.', voiceId: 'any' },
      { engine: stopping, signal: stop.signal },
    );
    await expect(ahead).rejects.toThrow('stopped');
    expect(heard).toEqual(['One.']);
  });

  it('speaks again for another pace or another reading', async () => {
    const { engine, heard } = listening();
    const kept = keepSentences(engine, memoryStore());
    await speak(kept, 'One Nuuk.');
    await speak(kept, 'One Nuuk.', 1.25);
    await speak(kept, 'One Nuuk [say nook].');
    expect(heard).toEqual(['One Nuuk.', 'One Nuuk.', 'One Nuuk.']);
  });

  it('tells sentences apart by their spoken words, too, which may change with the app', async () => {
    const contents = new Map<string, Blob>();
    const kept = keepSentences(listening().engine, memoryStore(contents));
    await speak(kept, '9/10 people.');
    expect([...contents.keys()]).toEqual([expect.stringContaining('nine out of ten people')]);
  });

  it('speaks again if a stored sentence is damaged', async () => {
    const contents = new Map<string, Blob>();
    const { engine, heard } = listening();
    const kept = keepSentences(engine, memoryStore(contents));
    await speak(kept, 'One.');
    for (const key of contents.keys()) contents.set(key, new Blob(['?']));
    await speak(kept, 'One.');
    expect(heard).toEqual(['One.', 'One.']);
  });

  it('speaks again if the voice has another version', async () => {
    const { engine, heard } = listening();
    let revision = 'one';
    const store = memoryStore();
    const versioned = keepSentences({ ...engine, revision: async () => revision }, store);
    await speak(versioned, 'One.');
    await speak(versioned, 'One.');
    expect(heard).toEqual(['One.']);
    revision = 'two';
    await speak(versioned, 'One.');
    expect(heard).toEqual(['One.', 'One.']);
  });
});
