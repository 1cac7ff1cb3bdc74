import { compileShop } from '../build/build-shop.mjs'
import { requireSupportedNode } from '../require-supported-node.mjs'
import { readSettings } from '../settings/read-settings.mjs'
import { runCommand } from '../setup-failed.mjs'

requireSupportedNode()
// A step of the Dockerfile: the half of the build that needs neither database nor settings.
await runCommand(() => compileShop(readSettings()))
