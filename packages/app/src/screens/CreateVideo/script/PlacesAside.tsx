import { Box, Heading, PlaceList, VisuallyHidden } from '@lectern/ui';
import type { ScriptPlaces } from './usePlaces.ts';

/** Beside the script: its places that no voice can speak, each with its sentence. */
export function PlacesAside({
  places,
  current,
  show,
}: Pick<ScriptPlaces, 'places' | 'current' | 'show'>) {
  const place = current === null ? undefined : places[current];
  const title =
    places.length === 1
      ? '1 place no voice can speak'
      : `${places.length} places no voice can speak`;
  return (
    <>
      <div role="status">
        <VisuallyHidden>
          {place &&
            `${(current ?? 0) + 1} of ${places.length}: ${place.written}. ${place.title}. ${place.text}`}
        </VisuallyHidden>
      </div>
      {places.length > 0 && (
        <Box paddingBlockEnd={6}>
          <Heading level={2} variant="h4">
            {title}
          </Heading>
          <Box paddingBlockStart={3}>
            <PlaceList
              label={title}
              places={places.map(({ written, title: what, text }) => ({
                written,
                text: `${what}. ${text}`,
              }))}
              current={current}
              onSelect={show}
            />
          </Box>
        </Box>
      )}
    </>
  );
}
