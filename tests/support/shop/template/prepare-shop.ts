import { randomBytes } from 'node:crypto'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { shopSettings } from '../shop-settings'

/** Before a test file is loaded: its own copy of the seeded shop, and the environment that the shop reads as it is loaded. */
const runFolder = inject('runFolder')
const name = randomBytes(4).toString('hex')

await cp(inject('template'), join(runFolder, name), { recursive: true })
Object.assign(process.env, shopSettings({ runFolder, name }))
