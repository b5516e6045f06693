export function provide(name: string, debianPackages: string, places: string[]): void;
export function provideAll(needs: [name: string, debianPackages: string, places: string[]][]): void;
