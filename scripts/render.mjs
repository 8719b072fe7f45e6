/* Makes the film of a project file: `npm run --silent render -- --help`, docs/command-line.md. */
import { EXIT, readArguments, USAGE, UsageError } from './lib/render/arguments.mjs';

/** @param {string} sentence */
const complain = (sentence) => void process.stderr.write(`${sentence}\n`);

/** @returns {Promise<number>} */
async function main() {
  const wish = (() => {
    try {
      return readArguments(process.argv.slice(2));
    } catch (cause) {
      if (!(cause instanceof UsageError)) throw cause;
      complain(`${cause.message} See --help.`);
      return undefined;
    }
  })();
  if (wish === undefined) return EXIT.usage;
  if (wish === null) {
    process.stdout.write(USAGE);
    return EXIT.done;
  }
  const stopped = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, () => stopped.abort());
  // The reader of the pipe has closed it.
  process.stdout.on('error', () => stopped.abort());
  /** @param {object} line */
  const tell = (line) => {
    if (wish.isJson) process.stdout.write(`${JSON.stringify(line)}\n`);
  };
  // Loaded lazily: the usage and wrong arguments need no bundler.
  const { runRender } = await import('./lib/render/runRender.mjs');
  return runRender(wish, { tell, complain }, stopped.signal);
}

process.exitCode = await main();
