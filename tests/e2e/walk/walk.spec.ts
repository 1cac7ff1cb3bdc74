import { expect, test } from '@playwright/test'
import { walk } from '../../support/e2e/visit/walk'
import {
  addToCart,
  enterAt,
  follow,
  goBack,
  pressLink,
  reload,
  type Step,
} from '../../support/e2e/visit/visitor'

const SEED = Number.parseInt(process.env.FOUNT_WALK_SEED || '1', 16)
const STEPS = Number(
  process.env.FOUNT_WALK_STEPS || (process.env.FOUNT_JOURNEYS === 'rest' ? 400 : 40),
)

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 360, height: 780 },
]

/** What once left a page in another's fonts comes first, in each window. */
const KNOWN: Step[] = [
  enterAt('/shop?typeface=fraunces'),
  pressLink('Close'),
  enterAt('/shop?typeface=fraunces'),
  addToCart,
  pressLink('Close'),
  enterAt('/shop?typeface=fraunces'),
  pressLink('Close'),
  enterAt('/compare?typefaces=fraunces,geist'),
  follow,
  goBack,
  reload,
]

for (const [index, viewport] of WINDOWS.entries()) {
  test.describe(() => {
    test.use({ viewport })
    test.setTimeout(60_000 + STEPS * 10_000)

    test(`wherever a visitor goes at ${viewport.width}, every letter is ours, nothing is too wide and no error is logged`, async ({
      page,
    }) => {
      const steps = STEPS / WINDOWS.length
      expect(await walk(page, { seed: SEED + index, steps, known: KNOWN })).toHaveLength(steps)
    })
  })
}
