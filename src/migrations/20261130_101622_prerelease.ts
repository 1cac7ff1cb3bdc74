import { carryOut } from './statements/carry-out'
import statements from './statements/prerelease.json' with { type: 'json' }

export const { up, down } = carryOut(statements)
