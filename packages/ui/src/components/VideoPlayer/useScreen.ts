import { useEffect, useState, type RefObject } from 'react';

export interface Screen {
  isFullscreen: boolean;
  /** Absent where the browser has no full screen for elements. */
  toggleFullscreen?: () => void;
  /** Absent where the browser has no picture-in-picture. */
  togglePictureInPicture?: () => void;
}

/** Full screen and picture in picture. */
export interface ScreenParts {
  /** The player. */
  frame: HTMLElement | null;
  /** An element around the player that goes full screen in its place. */
  stage: RefObject<HTMLElement | null> | undefined;
  /** The element for picture in picture. */
  video: RefObject<HTMLVideoElement | null>;
}

/** Full screen and picture in picture, each only where the browser offers it. */
export function useScreen({ frame, stage, video }: ScreenParts): Screen {
  const [isFullscreen, setFullscreen] = useState(false);
  useEffect(() => {
    const read = () => {
      const filling = stage?.current ?? frame;
      setFullscreen(filling !== null && document.fullscreenElement === filling);
    };
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, [frame, stage]);
  const toggleFullscreen = () => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : (stage?.current ?? frame)?.requestFullscreen();
    // Refused by the browser or a policy: do nothing.
    change?.catch(() => undefined);
  };
  const togglePictureInPicture = () => {
    const change: Promise<unknown> | undefined = document.pictureInPictureElement
      ? document.exitPictureInPicture()
      : video.current?.requestPictureInPicture();
    change?.catch(() => undefined);
  };
  return {
    isFullscreen,
    ...(document.fullscreenEnabled && { toggleFullscreen }),
    ...(document.pictureInPictureEnabled && { togglePictureInPicture }),
  };
}
