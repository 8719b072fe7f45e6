import { useEffect, useState, type RefObject } from 'react';

export interface Screen {
  isFullscreen: boolean;
  /** Absent where the browser has no full screen for elements. */
  toggleFullscreen?: () => void;
  /** Absent where the browser has no picture-in-picture. */
  togglePictureInPicture?: () => void;
}

/** The two ways out of the page's frame, each only where the browser offers it. */
export function useScreen(
  frame: HTMLElement | null,
  videoRef: RefObject<HTMLVideoElement | null>,
): Screen {
  const [isFullscreen, setFullscreen] = useState(false);
  useEffect(() => {
    const read = () => setFullscreen(frame !== null && document.fullscreenElement === frame);
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, [frame]);
  const toggleFullscreen = () => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : frame?.requestFullscreen();
    // Refused by the browser or a policy: the player stays as it is.
    change?.catch(() => undefined);
  };
  const togglePictureInPicture = () => {
    const change: Promise<unknown> | undefined = document.pictureInPictureElement
      ? document.exitPictureInPicture()
      : videoRef.current?.requestPictureInPicture();
    change?.catch(() => undefined);
  };
  return {
    isFullscreen,
    ...(document.fullscreenEnabled && { toggleFullscreen }),
    ...(document.pictureInPictureEnabled && { togglePictureInPicture }),
  };
}
