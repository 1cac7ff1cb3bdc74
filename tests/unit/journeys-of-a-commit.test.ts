import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFiles } from '../support/setup/read-sources'

/** Journeys that `npm test` leaves to `npm run test:all` as a whole, and what it takes instead. */
const LEFT_TO_THE_REST = {
  'catalogue/features.spec.ts':
    'every feature of four typefaces; the rules choose their words, and units try those',
  'catalogue/page-stylesheets.spec.ts': 'a sweep over all pages',
  'catalogue/pages-pass-axe.spec.ts': 'a sweep over all pages',
  'catalogue/unprepared/unprepared-families.spec.ts':
    'staff-uploads-a-family, with five families more',
  'catalogue/widths/texts-in-their-boxes.spec.ts': 'a sweep over all widths',
  'failures/killed-while-giving-back.spec.ts': 'tests/faults/money, with a built shop',
  'server/empty-shop.spec.ts': 'a second shop, which takes its time to begin',
  'server/one-process.spec.ts': 'a second shop, which waits for the scheduler',
  'staff/adds-rows.spec.ts':
    'a race that is told by patience; staff-uploads and tasks add rows as well',
  'staff/admin-policy.spec.ts': 'a sweep over all views of the admin',
  'staff/asks-before-leaving.spec.ts': 'one question at three forms, which share its hook',
  'staff/changes-a-licence.spec.ts': 'integration, which takes every change and what it costs',
  'staff/corrects-an-invoice.spec.ts':
    'tests/faults/money, which takes every correction and its papers',
  'staff/guards-previews.spec.ts': 'integration, which takes levels, visits and the budget',
  'staff/passkeys.spec.ts':
    'integration, with a key in software; joins-the-staff signs in by a code',
  'staff/shop-in-a-sale.spec.ts': 'integration takes sales; this is how they stand on pages',
  'staff/shop-that-rents.spec.ts': 'integration takes rentals; this is how they fit a phone',
  'staff/system-rows.spec.ts': 'a unit test of the menu says what stands where',
  'staff/uploads/staff-decides-axes.spec.ts': 'staff-uploads-a-family, with a variable font',
  'staff/views-pass-axe.spec.ts': 'a sweep over all views of the admin',
}

test('each file of journeys has one for a commit, or is left to the rest with a reason', () => {
  const files = listFiles('tests/e2e').filter((file) => file.endsWith('.spec.ts'))
  // A task and a walk are taken each time, by their frame and their project.
  const bare = files.filter(
    (file) =>
      !/e2e\/(staff\/tasks|walk)\//.test(file) && !readFileSync(file, 'utf8').includes('@commit'),
  )

  expect(files.length).toBeGreaterThan(100)
  expect(bare.map((file) => file.replace('tests/e2e/', '')).toSorted()).toEqual(
    Object.keys(LEFT_TO_THE_REST),
  )
})
