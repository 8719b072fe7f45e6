import { Box, Heading, PlaceList, VisuallyHidden } from '@lectern/ui';
import { placesTitle } from './place.ts';
import type { ScriptPlaces } from './usePlaces.ts';

/** Lists beside the script its places that have a problem, each with its sentence. */
export function PlacesAside({
  places,
  current,
  show,
}: Pick<ScriptPlaces, 'places' | 'current' | 'show'>) {
  const place = current === null ? undefined : places[current];
  // Gaps are counted separately: they still need words, but are not errors.
  const listed = places.flatMap((each, index) => (each.isGap ? [] : [{ ...each, index }]));
  const title = placesTitle(listed);
  const selected = listed.findIndex(({ index }) => index === current);
  return (
    <>
      <div role="status">
        <VisuallyHidden>
          {place &&
            `${(current ?? 0) + 1} of ${places.length}: ${place.written}. ${place.title}. ${place.text}`}
        </VisuallyHidden>
      </div>
      {listed.length > 0 && (
        <Box paddingBlockEnd={6}>
          <Heading level={2} variant="h4">
            {title}
          </Heading>
          <Box paddingBlockStart={3}>
            <PlaceList
              label={title}
              places={listed.map(({ written, title: what, text }) => ({
                written,
                text: `${what}. ${text}`,
              }))}
              current={selected === -1 ? null : selected}
              onSelect={(at) => show(listed[at]?.index ?? 0)}
            />
          </Box>
        </Box>
      )}
    </>
  );
}
