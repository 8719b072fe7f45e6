import { useEffect, useState, type RefObject } from 'react';

export interface Screen {
  isFullscreen: boolean;
  /** Absent where the browser has no full screen for elements. */
  toggleFullscreen?: () => void;
  /** Absent where the browser has no picture-in-picture. */
  togglePictureInPicture?: () => void;
}

/** What is shown outside the page's frame. */
export interface ScreenParts {
  /** The player. */
  frame: HTMLElement | null;
  /** What fills the screen in the player's place, where it has to bring more with it. */
  stage: RefObject<HTMLElement | null> | undefined;
  /** What goes into a window of its own. */
  video: RefObject<HTMLVideoElement | null>;
}

/** The two ways out of the page's frame, each only where the browser offers it. */
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
    // Refused by the browser or a policy: the player stays as it is.
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
