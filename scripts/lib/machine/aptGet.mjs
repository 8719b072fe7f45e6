import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { onPath } from './findChromium.mjs';

const APT_GET = /** @type {const} */ (['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get']);

const hasApt = () => existsSync('/etc/debian_version') && onPath('apt-get') !== undefined;
const canSudo = () => spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;

/**
 * The command that runs apt-get without questions; undefined if this user may not install packages. Only CI
 * uses sudo, whose runners allow it without a password: a contributor's machine is not changed unasked.
 *
 * @param {{ hasApt: boolean; isRoot: boolean; isCi: boolean; canSudo: () => boolean }} [machine]
 * @returns {readonly [string, ...string[]] | undefined}
 */
export function aptGet(
  machine = {
    hasApt: hasApt(),
    isRoot: process.getuid?.() === 0,
    isCi: Boolean(process.env.CI),
    canSudo,
  },
) {
  if (!machine.hasApt) return undefined;
  if (machine.isRoot) return APT_GET;
  // Sudo resets the environment, so the variable is set behind it.
  return machine.isCi && machine.canSudo() ? ['sudo', '-n', ...APT_GET] : undefined;
}
