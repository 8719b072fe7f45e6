import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from './findChromium.mjs';

/**
 * The programs that a test of WebKitGTK needs: its WebDriver, the browser that it starts, and a virtual
 * display.
 *
 * @typedef {{ driver: string; browser: string; display: string }} WebKitPrograms
 */

/** The Debian packages that contain them; WebKit's codecs are GStreamer's. */
export const WEBKIT_PACKAGES = ['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-libav'];

/**
 * The paths at which distributions install MiniBrowser, which is not on the PATH: one folder per
 * architecture, or a single one.
 */
function miniBrowsers() {
  const folders = ['/usr/libexec'];
  if (existsSync('/usr/lib'))
    folders.push(...readdirSync('/usr/lib').map((at) => `/usr/lib/${at}`));
  return folders.flatMap((folder) =>
    ['webkitgtk-6.0', 'webkit2gtk-4.1'].map((version) => join(folder, version, 'MiniBrowser')),
  );
}

/**
 * WebKitGTK for tests; undefined if a part of it is missing.
 *
 * @returns {WebKitPrograms | undefined}
 */
export function findWebKit() {
  const driver = onPath('WebKitWebDriver');
  const display = onPath('Xvfb');
  const browser = miniBrowsers().find((file) => existsSync(file));
  return driver && display && browser ? { driver, browser, display } : undefined;
}
