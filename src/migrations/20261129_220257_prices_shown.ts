import { carryOut } from './statements/carry-out'
import statements from './statements/prices_shown.json' with { type: 'json' }

export const { up, down } = carryOut(statements)
