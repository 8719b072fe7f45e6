import { useEffect, useState, type RefObject } from 'react';

export interface Screen {
  isFullscreen: boolean;
  /** Absent if the browser does not support full screen for elements. */
  toggleFullscreen?: () => void;
  /** Absent if the browser does not support picture-in-picture. */
  togglePictureInPicture?: () => void;
}

/** Elements for full screen and picture-in-picture. */
export interface ScreenParts {
  /** The player element. */
  frame: HTMLElement | null;
  /** An element around the player that goes full screen instead of it. */
  stage: RefObject<HTMLElement | null> | undefined;
  /** The element for picture-in-picture. */
  video: RefObject<HTMLVideoElement | null>;
}

/** Controls full screen and picture-in-picture, each only if the browser supports it. */
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
    // Ignore a refusal by the browser or a policy.
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
