import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDERS = ['tests/integration', 'tests/faults/money']

/**
 * The integration tests whose outcome a database decides: those that open a shop, but for the one that compares what is rendered.
 * They run on MongoDB as well.
 */
export function findDatabaseTests() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => join(folder, name)),
  )
    .filter((name) => name.endsWith('.test.ts'))
    .filter((file) => {
      const text = readFileSync(file, 'utf8')
      return text.includes("/shop/open-shop'") && !text.includes("/pages/render-page'")
    })
}
