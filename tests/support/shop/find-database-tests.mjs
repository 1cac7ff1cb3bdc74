import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 'tests/integration'

/** The integration tests whose outcome a database decides: those that open a shop. They run on MongoDB as well. */
export function findDatabaseTests() {
  return readdirSync(FOLDER, { recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(FOLDER, name))
    .filter((file) => readFileSync(file, 'utf8').includes("/shop/open-shop'"))
}
