import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 'tests/integration'

/**
 * The integration tests whose outcome a database decides: those that open a shop, but for the one that compares what is rendered.
 * They run on MongoDB as well.
 */
export function findDatabaseTests() {
  return readdirSync(FOLDER, { recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(FOLDER, name))
    .filter((file) => {
      const text = readFileSync(file, 'utf8')
      return text.includes("/shop/open-shop'") && !text.includes("/pages/render-page'")
    })
}
