import { carryOut } from './statements/carry-out'
import statements from './statements/first.json' with { type: 'json' }

export const { up, down } = carryOut(statements)
