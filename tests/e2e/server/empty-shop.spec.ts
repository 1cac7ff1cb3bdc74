import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@libsql/client'
import { expect, test } from '@playwright/test'
import { testEnvironment } from '../../../src/setup/checks/test-environment.mjs'
import { payload } from '../../../src/setup/programs.mjs'
import { readSettings } from '../../../src/setup/settings/read-settings.mjs'
import { copyShop } from '../../support/e2e/shops/copied-shop'

const NOTHING = 'No typeface is published here so far.'
const GONE = [
  '/typeface/fraunces',
  '/explore/fraunces',
  '/licences',
  '/about',
  '/news',
  '/essays/two-storeys',
  '/designer/nan',
  '/in-use',
]

test('a shop whose demo was removed serves every route, and shows nothing that is not there', async ({
  page,
  request,
}) => {
  test.slow() // seventeen typefaces are removed, and a server starts
  const shop = copyShop()
  try {
    await renamePictures(shop.dataDir)
    await removeDemo(shop.dataDir)
    const { address, stop } = await shop.serve('empty')
    const links = new Set<string>()
    for (const path of ['/', '/explore', '/explore_old', '/shop']) {
      expect((await page.goto(address + path))?.status(), path).toBe(200)
      await expect(page.getByRole('main').getByText(NOTHING)).toBeVisible()
      expect(await page.locator('body').innerText()).not.toMatch(/\d\.\d\d|No families|Bill|Total/)
      for (const link of await page.getByRole('link').all())
        links.add((await link.getAttribute('href')) ?? '')
    }
    const inside = [...links].filter((href) => href.startsWith('/'))
    const answers = await Promise.all(inside.map((href) => request.get(address + href)))
    expect(answers.filter((answer) => !answer.ok()).map((answer) => answer.url())).toEqual([])
    for (const path of GONE) expect((await request.get(address + path)).status(), path).toBe(404)
    expect(await (await request.get(`${address}/api/fonts`)).json()).toEqual([])
    await stop()
  } finally {
    await shop.close()
  }
})

/** The copy's rows name the files of the shop that it is a copy of, whose pictures must stay. */
async function renamePictures(dataDir: string): Promise<void> {
  const database = createClient({ url: `file:${join(dataDir, 'fount.db')}` })
  const { rows } = await database.execute("select name from pragma_table_info('media')")
  const names = rows.map(({ name }) => String(name)).filter((name) => name.endsWith('filename'))
  const renamed = names.map((name) => `${name} = 'copy-of-' || ${name}`)
  await database.execute(`update media set ${renamed.join(', ')}`)
  database.close()
}

async function removeDemo(dataDir: string): Promise<void> {
  const { env } = readSettings(testEnvironment({ DATA_DIR: dataDir }))
  const [program = '', ...words] = payload('run', 'src/seed/seed.ts', 'remove-demo')
  await promisify(execFile)(program, words, { env: { ...env, NODE_ENV: 'production' } })
}
