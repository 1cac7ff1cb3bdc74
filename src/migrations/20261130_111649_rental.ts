import { carryOut } from './statements/carry-out'
import statements from './statements/rental.json' with { type: 'json' }

export const { up, down } = carryOut(statements)
