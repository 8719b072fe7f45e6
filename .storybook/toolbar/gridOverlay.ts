const ID = 'workbench-grid';

/**
 * Shows lines every 8 px, the design's unit, and fainter ones every 4 px, over the page and click-through.
 */
export function applyGrid(isShown: boolean): void {
  const drawn = document.getElementById(ID);
  if (!isShown) {
    drawn?.remove();
    return;
  }
  if (drawn) return;
  const grid = document.createElement('div');
  grid.id = ID;
  grid.ariaHidden = 'true';
  const lines = (size: number, strength: number) =>
    ['to right', 'to bottom'].map(
      (to) =>
        `repeating-linear-gradient(${to}, rgb(32 73 210 / ${strength}) 0 1px, transparent 1px ${size}px)`,
    );
  Object.assign(grid.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '2147483646',
    pointerEvents: 'none',
    backgroundImage: [...lines(8, 0.22), ...lines(4, 0.08)].join(', '),
  });
  document.body.append(grid);
}
