type Need = [name: string, debianPackages: string, places: string[]];
export const browser: Need;
export function provide(...need: Need): void;
export function provideAll(needs: Need[]): void;
