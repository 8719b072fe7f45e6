import type { ScreenDocs } from '../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Create video/Open a project',
  purpose: "Redirects a project's own address to the step that the project is at.",
  route: '/projects/{id}',
  shown: 'Loading',
  keyboard: {
    Tab: 'To Try Again and the way back, once they are shown.',
  },
};
