import { expect, test } from '@playwright/test'
import { openPage } from '../../support/e2e/open-page'

test('families are set side by side in the same words, at the size where their x-heights are equal @commit', async ({
  page,
}) => {
  await openPage(page, '/compare?typefaces=fraunces,bungee')
  await page.getByRole('textbox', { name: 'The same words in every family' }).fill('xxx')
  const words = page.locator('.is-cmp-say').first().locator('.cmp-say:not(.is-unset)')
  await expect(words).toHaveText(['xxx', 'xxx'])
  const heights = () =>
    words.evaluateAll((texts) =>
      texts.map((text) => {
        const pen = document.createElement('canvas').getContext('2d')
        if (!pen) throw new Error('There is no canvas here.')
        const { fontFamily, fontSize } = getComputedStyle(text)
        pen.font = `1000px ${fontFamily}`
        return (pen.measureText('x').actualBoundingBoxAscent * parseFloat(fontSize)) / 1000
      }),
    )
  await expect.poll(async () => differenceOf(await heights())).toBeLessThan(0.03)

  await page.getByRole('button', { name: 'Sizes matched by x-height' }).click()
  await expect(page).toHaveURL(/\?typefaces=fraunces,bungee&text=xxx&sizes=equal$/)
  await page.reload()
  await expect(words).toHaveText(['xxx', 'xxx'])
  expect(differenceOf(await heights())).toBeGreaterThan(0.1)
})

test('a family is added and taken away, and what each is stands beneath', async ({ page }) => {
  await openPage(page, '/typeface/fraunces')
  await page.getByRole('link', { name: /^Fraunces beside up to three/ }).click()
  await expect(page).toHaveURL(/\/compare\?typefaces=fraunces$/)
  await page.getByRole('combobox', { name: 'Add a family' }).selectOption('Syne')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page).toHaveURL(/\/compare\?typefaces=fraunces,syne$/)

  await expect(page.getByRole('region', { name: 'Axes' })).toContainText('Weight')
  await expect(page.getByRole('region', { name: 'Features' })).toContainText('Syne: ')
  await page.getByRole('link', { name: 'Remove Fraunces' }).click()
  await expect(page.getByRole('link', { name: 'Choose Syne' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Choose Fraunces' })).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Choose Fraunces' })).toBeVisible()
})

test('families are chosen in Explore, and compared in what was typed there', async ({ page }) => {
  await openPage(page, '/explore?text=%D0%94%D0%B0')
  const names = page.getByRole('main').getByRole('link', { name: /no Cyrillic/ })
  await expect(names.first()).toBeVisible()
  await expect(page.getByRole('main').locator('a.ex').first()).not.toContainText('no Cyrillic')

  await page.getByRole('button', { name: 'Compare Unbounded' }).click()
  await page.getByRole('button', { name: 'Compare Alegreya' }).click()
  await expect(page).toHaveURL(/&compare=unbounded,alegreya$/)
  await page.getByRole('link', { name: 'Compare 2' }).click()
  await expect(page).toHaveURL(/\/compare\?typefaces=unbounded,alegreya&text=/)
  await expect(page.locator('.cmp-say').first()).toHaveText('Да')
  await page.getByRole('textbox', { name: 'The same words in every family' }).fill('Да ᚠ')
  await expect(
    page.getByRole('status').filter({ hasText: /Alegreya \S.* has no ᚠ\./ }),
  ).toBeVisible()
})

/** As a part of the larger. */
function differenceOf([one = 0, other = 0]: number[]): number {
  return Math.abs(one - other) / Math.max(one, other, 1)
}

test('no word is broken: its row is set smaller, in all families alike', async ({ page }) => {
  await openPage(page, '/compare?typefaces=fraunces,syne,alegreya&text=Marmalade')
  const [words, heaviest] = await page.locator('.is-cmp-say').all()
  await expect(page.locator('.cmp-say.is-unset')).toHaveCount(0)

  const linesOf = (row = heaviest) => {
    return row?.locator('.cmp-say').evaluateAll((all) =>
      all.map((text) => {
        const line = document.createRange()
        line.selectNodeContents(text)
        return new Set([...line.getClientRects()].map(({ y }) => Math.round(y))).size
      }),
    )
  }
  await expect.poll(() => linesOf()).toEqual([1, 1, 1])
  const sizesOf = (row = heaviest) => {
    return row?.locator('.cmp-say').evaluateAll((all) => {
      return all.map((text) => parseFloat(getComputedStyle(text).fontSize))
    })
  }
  const [set, wished] = [await sizesOf(heaviest), await sizesOf(words)]
  const fits = set?.map((size, at) => (size / (wished?.[at] ?? 0)).toFixed(3))
  expect(new Set(fits).size).toBe(1)
  expect(Number(fits?.[0])).toBeLessThan(1)
})
