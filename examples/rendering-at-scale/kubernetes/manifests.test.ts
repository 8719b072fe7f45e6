import { Job } from 'kubernetes-models/batch/v1';
import { PersistentVolumeClaim } from 'kubernetes-models/v1';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EXIT } from '../../../scripts/lib/render/arguments.mjs';
import { readJob, readManifests } from './readManifests.ts';

const MODELS = { Job, PersistentVolumeClaim };
const isKnown = (kind: string): kind is keyof typeof MODELS => kind in MODELS;

/**
 * Collects the paths of fields that were never read: the schema's validator reads each field that it knows,
 * and ignores the others, as the cluster would.
 */
function watched(value: unknown, path = ''): { seen: unknown; unread: () => string[] } {
  if (typeof value !== 'object' || value === null) return { seen: value, unread: () => [] };
  const read = new Set<string>();
  const inner = Object.entries(value).map(
    ([name, field]) => [name, watched(field, `${path}/${name}`)] as const,
  );
  const copy: object = Array.isArray(value)
    ? inner.map(([, { seen }]) => seen)
    : Object.fromEntries(inner.map(([name, { seen }]) => [name, seen]));
  return {
    seen: new Proxy(copy, {
      get(target, name, receiver) {
        if (typeof name === 'string') read.add(name);
        return Reflect.get(target, name, receiver);
      },
    }),
    unread: () =>
      inner.flatMap(([name, { unread }]) => (read.has(name) ? unread() : [`${path}/${name}`])),
  };
}

/** The faults of a document according to Kubernetes' own schema, including unknown fields. */
function faults(document: { kind: string }): string[] {
  if (!isKnown(document.kind)) return [`There is no schema of ${document.kind} here.`];
  const { seen, unread } = watched(document);
  try {
    // Not on a new model: that copies the document, and so reads all of it.
    MODELS[document.kind].prototype.validate.call(seen as never);
  } catch (cause) {
    return [cause instanceof Error ? cause.message : String(cause)];
  }
  return unread().map((path) => `There is no field ${path}.`);
}

describe('the manifests', () => {
  test.each(['parts.yaml', 'film.yaml'])('%s is valid under the Kubernetes schema', (name) => {
    const documents = readManifests(name);
    expect(documents.length).toBeGreaterThan(0);
    expect(documents.flatMap(faults)).toEqual([]);
  });

  test('a wrong type, a missing field and a misspelt field are found', () => {
    const [document] = readManifests('film.yaml');
    const spoilt = (from: string, to: string) =>
      faults(JSON.parse(JSON.stringify(document).replace(from, to)) as { kind: string });
    expect(spoilt('"backoffLimit":3', '"backoffLimit":"3"')).toEqual([
      'data/spec/backoffLimit must be integer',
    ]);
    expect(spoilt('"template":', '"templates":')).not.toEqual([]);
    expect(spoilt('"mountPath":"/tmp"', '"mountPaht":"/tmp"')).not.toEqual([]);
    expect(spoilt('"readOnly":', '"readonly":')).toEqual([
      'There is no field /spec/template/spec/containers/0/volumeMounts/0/readonly.',
    ]);
  });

  test('each index makes its own share, and there are as many shares as completions', () => {
    const { spec, env } = readJob('parts.yaml');
    expect(spec.completionMode).toBe('Indexed');
    expect(env['SHARES']).toBe(String(spec.completions));
  });

  test('both jobs use the same film and folder, and stop at failures that a retry cannot fix', () => {
    const jobs = ['parts.yaml', 'film.yaml'].map(readJob);
    for (const { spec, env, container } of jobs) {
      expect(env).toMatchObject({ FILM: '/film/film.lectern.json', PARTS: '/films/parts' });
      expect(spec.template.spec?.volumes).toEqual(jobs[0]?.spec.template.spec?.volumes);
      expect(container.image).toBe(jobs[0]?.container.image);
    }
    const ended = jobs.map(({ spec }) =>
      spec.podFailurePolicy?.rules
        .filter(({ action }) => action === 'FailJob')
        .flatMap(({ onExitCodes }) => onExitCodes?.values),
    );
    expect(ended).toEqual([
      [EXIT.usage, EXIT.refused],
      [EXIT.usage, EXIT.refused, EXIT.parts],
    ]);
  });
});

describe('the image', () => {
  const text = readFileSync(join(import.meta.dirname, '../Dockerfile'), 'utf8');

  test('has a Node version that package.json allows, and the name that the manifests use', () => {
    expect(text).toMatch(/^FROM node:(20|22|24)-/m);
    expect(text).toContain(`-t ${readJob('film.yaml').container.image} .`);
  });

  test('runs as the user that the manifests set, in the folder that their command expects', () => {
    // Node's images have the user `node`, 1000.
    expect(text).toMatch(/^USER node$/m);
    expect(readJob('parts.yaml').spec.template.spec?.securityContext?.runAsUser).toBe(1000);
    expect(text).toMatch(/^WORKDIR/m);
    expect(readJob('parts.yaml').container.args?.[0]).toContain('exec node scripts/render.mjs');
  });
});
