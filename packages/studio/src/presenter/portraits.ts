/** The package's entry `@lectern/studio/portraits`: pictures of presenters, as SVG. */
export { gestureStillUrl } from './gestureStill.ts';
export { portraitUrl, sceneStillUrl } from './portrait.ts';
