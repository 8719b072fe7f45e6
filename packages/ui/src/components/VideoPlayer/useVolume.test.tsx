// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { useVolume } from './useVolume.ts';

afterEach(cleanup);

function renderVolume(volume: number) {
  const media = document.createElement('video');
  const { result } = renderHook(() => useVolume({ current: media }));
  result.current.setLevel(volume);
  return { media, controls: result.current };
}

describe('useVolume', () => {
  test('unmuting restores the volume before muting', () => {
    const { media, controls } = renderVolume(0.2);
    controls.toggleMuted();
    expect(media.muted).toBe(true);
    controls.toggleMuted();
    expect([media.muted, media.volume]).toEqual([false, 0.2]);
  });

  test('turning the volume down while muted changes nothing', () => {
    const { media, controls } = renderVolume(0.2);
    controls.toggleMuted();
    controls.changeLevel(-0.05);
    expect(media.muted).toBe(true);
    controls.toggleMuted();
    expect([media.muted, media.volume]).toEqual([false, 0.2]);
  });

  test('turning the volume up while muted unmutes at the volume before muting', () => {
    const { media, controls } = renderVolume(0.5);
    controls.toggleMuted();
    controls.changeLevel(0.25);
    expect([media.muted, media.volume]).toEqual([false, 0.75]);
  });

  test('unmuting after turning the volume down to 0 restores the last audible volume', () => {
    const { media, controls } = renderVolume(0.2);
    controls.setLevel(0);
    expect([media.muted, media.volume]).toEqual([true, 0]);
    controls.toggleMuted();
    expect([media.muted, media.volume]).toEqual([false, 0.2]);
  });

  test('the volume stays between silent and full', () => {
    const { media, controls } = renderVolume(0.9);
    controls.changeLevel(0.25);
    expect(media.volume).toBe(1);
    controls.changeLevel(-2);
    expect(media.volume).toBe(0);
  });
});
