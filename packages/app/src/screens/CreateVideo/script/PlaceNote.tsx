import { Button, ScriptNote } from '@lectern/ui';
import type { ScriptPlaces } from './usePlaces.ts';

/** The note at the current place: the problem, the reason, and the fixes. */
export function PlaceNote({ places, current, turn, mend }: ScriptPlaces) {
  const place = current === null ? undefined : places[current];
  if (current === null || !place) return null;
  return (
    <ScriptNote
      title={place.title}
      actions={place.fixes.map((fix, index) => (
        <Button
          key={fix.label}
          size="sm"
          variant={index === 0 ? 'secondary' : 'ghost'}
          onPress={() => mend(fix)}
        >
          {fix.label}
        </Button>
      ))}
      place={{ number: current + 1, count: places.length }}
      onPrevious={() => turn(-1)}
      onNext={() => turn(1)}
    >
      {place.text}
    </ScriptNote>
  );
}
