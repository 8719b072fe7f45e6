// Type tests, checked by `npm run typecheck` and never run.
import { expectTypeOf } from 'vitest';
import { createKeptRecord } from './keptRecord.ts';
import { type RecordKey, records } from './pageRecords.ts';

expectTypeOf<'lectern.voiceLayout.ada'>().toExtend<RecordKey>();
expectTypeOf<'lectern.theme'>().toExtend<RecordKey>();

// A key outside the families would be missing from the database.
expectTypeOf<'lectern.another.ada'>().not.toExtend<RecordKey>();
expectTypeOf<string>().not.toExtend<RecordKey>();
expectTypeOf(records.write).parameter(0).toEqualTypeOf<RecordKey>();
expectTypeOf(createKeptRecord<number>)
  .parameter(0)
  .toEqualTypeOf<RecordKey>();
