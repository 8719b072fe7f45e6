/** Lists the features that this browser lacks for speech, one word each; empty if it can speak. */
export function missingForSpeech(): string[] {
  const parts: readonly [string, boolean][] = [
    ['Worker', typeof Worker === 'function'],
    ['WebAssembly', typeof WebAssembly === 'object'],
    ['Intl.Segmenter', typeof Intl.Segmenter === 'function'],
    ['OPFS', 'storage' in navigator && typeof navigator.storage.getDirectory === 'function'],
    [
      'createWritable',
      typeof FileSystemFileHandle === 'function' &&
        'createWritable' in FileSystemFileHandle.prototype,
    ],
  ];
  return parts.filter(([, isThere]) => !isThere).map(([name]) => name);
}
