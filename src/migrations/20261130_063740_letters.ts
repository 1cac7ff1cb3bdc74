import { carryOut } from './statements/carry-out'
import statements from './statements/letters.json' with { type: 'json' }

export const { up, down } = carryOut(statements)
