import { toast } from '@lectern/ui';
import type { NavigateFunction } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import type { Notice } from './machine/events.ts';

/** Shows a message of the wizard wherever the user is by now. */
export function showNotice(notice: Notice, navigate: NavigateFunction): void {
  switch (notice.kind) {
    case 'renderStarted': {
      const { projectId } = notice;
      toast.show({
        children: 'Your video is being made.',
        action: {
          label: 'See progress',
          onPress: () => void navigate(paths.project(projectId)),
        },
      });
      break;
    }
    case 'renderRefused':
      toast.show({ tone: 'danger', children: notice.message });
      break;
    case 'renderCancelled':
      toast.show({
        children: notice.isVideoKept
          ? 'The render was canceled. Your video is as it was before.'
          : 'The render was canceled. Your script, voice and avatar are kept.',
      });
      break;
    case 'cancelFailed':
      toast.show({ tone: 'danger', children: 'The render could not be canceled. Try again.' });
      break;
  }
}
