"""The Swift compiler in the mode in which it speaks Objective-C, for looking and never for running."""

import pathlib
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
STUBS = ROOT / "Standins/Apple"
INTEROP = ["-swift-version", "6", "-enable-objc-interop",
           "-disable-objc-attr-requires-foundation-module"]


class Compiler:
    """Modules that stand for Apple's, and what compiles against them."""

    def __init__(self, folder, built):
        """`folder` is for what is made here, `built` has the modules of the package."""
        self.folder = folder
        self.modules = folder / "modules"
        self.own = folder / "own"
        self.headers = []
        shutil.rmtree(folder, ignore_errors=True)
        for path in (self.modules, self.own, folder / "UIKit"):
            path.mkdir(parents=True)
        for name in ("FlashProtocol", "FlashHTTP"):
            shutil.copy(built / f"{name}.swiftmodule", self.own)

    @property
    def paths(self):
        folders = [STUBS / "ObjectiveC", STUBS / "Foundation", self.folder / "UIKit",
                   self.modules, self.own, *self.headers]
        return [word for path in folders for word in ("-I", str(path))]

    def run(self, words):
        """Standard error of the compiler, and whether it was content."""
        done = subprocess.run(words, cwd=ROOT, text=True, capture_output=True, check=False)
        return done.stderr + done.stdout, done.returncode == 0

    def must(self, words):
        said, is_content = self.run(words)
        if not is_content:
            raise SystemExit(said)

    def make_modules(self, header):
        (self.folder / "UIKit/UIKit.h").write_text(header)
        shutil.copy(STUBS / "UIKit/module.modulemap", self.folder / "UIKit")
        # As on Apple's systems, where the UI's actor is the main actor.
        sources = sorted(str(p) for p in (ROOT / "Sources/InApp/FlashServer").rglob("*.swift"))
        self.must(["swiftc", "-swift-version", "6", "-emit-module", "-module-name", "FlashServer",
                   "-package-name", "flash", "-D", "FLASH", "-D", "FLASH_MAIN_ACTOR",
                   "-I", str(self.own), "-emit-module-path",
                   str(self.own / "FlashServer.swiftmodule"), *sources])
        self.emit("ObjectiveC", "ObjectiveC.swift")
        self.emit("Foundation", "Foundation.swift", "Geometry.swift", "Dispatch.swift")
        self.emit("UIKit", "UIKit.swift")

    def add_module(self, name, header):
        """A further module, of a header and of a Swift half in the folder of the stubs."""
        folder = self.folder / name
        folder.mkdir(exist_ok=True)
        (folder / f"{name}.h").write_text(header)
        (folder / "module.modulemap").write_text(
            f'module {name} [system] {{\n  header "{name}.h"\n  export *\n}}\n')
        self.headers.append(folder)
        self.emit(name, f"{name}.swift")

    def add_own(self, module, sources):
        """A module of the package's, of those of its sources that what is looked at needs."""
        self.must(["swiftc", "-swift-version", "6", "-emit-module", "-module-name", module,
                   "-package-name", "flash", "-I", str(self.own), "-emit-module-path",
                   str(self.own / f"{module}.swiftmodule"), *map(str, sources)])

    def emit(self, module, *files):
        # swiftc's driver takes the frontend's flags one by one.
        interop = [w for flag in INTEROP[2:] for w in ("-Xfrontend", flag)]
        self.must(["swiftc", *INTEROP[:2], *interop, "-emit-module", "-module-name", module,
                   *self.paths, "-emit-module-path",
                   str(self.modules / f"{module}.swiftmodule"), *(str(STUBS / f) for f in files)])

    def dump(self, module, sources):
        """Dumps of all sources, and what the compiler had to say of them."""
        folder = self.folder / f"{module}-dump"
        folder.mkdir()
        outputs = [folder / f"{index}.json" for index in range(len(sources))]
        inputs = folder / "inputs"
        inputs.write_text("".join(f"{path}\n" for path in sources))
        (folder / "outputs").write_text("".join(f"{path}\n" for path in outputs))
        said, is_content = self.run(
            ["swiftc", "-frontend", *INTEROP, "-dump-ast", "-dump-ast-format", "json",
             "-module-name", module, "-package-name", "flash", "-D", "FLASH", *self.paths,
             "-filelist", str(inputs), "-primary-filelist", str(inputs),
             "-output-filelist", str(folder / "outputs")])
        return outputs, said, is_content
