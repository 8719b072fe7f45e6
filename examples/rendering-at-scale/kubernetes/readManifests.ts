import type { IJob } from 'kubernetes-models/batch/v1';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

/** The documents of a manifest. */
export function readManifests(name: string): { kind: string }[] {
  const text = readFileSync(join(import.meta.dirname, name), 'utf8');
  return parseAllDocuments(text).map((document) => {
    const [error] = document.errors;
    if (error) throw error;
    return document.toJS() as { kind: string };
  });
}

const isJob = (each: { kind: string }): each is IJob => each.kind === 'Job';

/** The job of a manifest, and the only container of its pods. */
export function readJob(name: string) {
  const job = readManifests(name).find(isJob);
  const [container] = job?.spec?.template.spec?.containers ?? [];
  if (!job?.spec || !container) throw new Error(`${name} has no job with a container.`);
  const env = Object.fromEntries((container.env ?? []).map(({ name, value }) => [name, value]));
  return { spec: job.spec, container, env };
}
