import { carryOut } from './statements/carry-out'
import statements from './statements/uses.json' with { type: 'json' }

export const { up, down } = carryOut(statements)
