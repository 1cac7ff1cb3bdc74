import { expect, test } from 'vitest'
import { nameSaver, saverInWords } from '@/domain/staff/saved-by'

const ANNA = { name: 'Anna', email: 'anna@nord.example' }

test.each([
  [ANNA, false, 'Anna', 'Anna'],
  [{ email: 'bo@nord.example' }, false, 'bo@nord.example', 'bo@nord.example'],
  [null, false, 'The shop', 'Der Shop'],
  [null, true, 'By schedule', 'Nach Zeitplan'],
  [ANNA, true, 'By schedule, set by Anna', 'Nach Zeitplan, geplant von Anna'],
])('%j, by schedule: %s, reads “%s”', (member, isScheduled, english, german) => {
  const kept = nameSaver(member, { isScheduled })

  expect([saverInWords(kept, 'en'), saverInWords(kept, 'de')]).toEqual([english, german])
})
