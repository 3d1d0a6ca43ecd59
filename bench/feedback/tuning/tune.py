"""Tunes the published sentence encoder to the lessons, and packs what changed.

    node bench/feedback/tuning/pieces.ts pieces.json
    OMP_NUM_THREADS=2 python3 bench/feedback/tuning/tune.py pieces.json [--further | --tells]

With `--further` it begins with what ships, and learns more slowly: for lessons that came later. With
`--mean FOLDER:WEIGHT FOLDER:WEIGHT` it packs the weighted mean of what such rounds have written. The heads of what an
answer tells are learned last in any case, on the encoder as it is then; with `--tells` nothing else is.

Needs PyTorch and onnx (the product needs neither). Writes `tuned.gz` and `heads.json` beside the analyser and prints
the sha256 that `weights.json` pins. Decision 019 says what is learned and why.
"""

import gzip
import hashlib
import json
import math
import pathlib
import random
import re
import struct
import sys
from base64 import b64decode, b64encode

import numpy as np
import onnx
import torch
import torch.nn.functional as F
from onnx import numpy_helper
from torch import nn

ROOT = pathlib.Path(__file__).resolve().parents[3]
PUBLISHED = ROOT / ".cache/minilm/model.onnx"
ANALYSIS = ROOT / "server/ports/analysis"

LAYERS, WIDTH, HEADS = 6, 384, 12
FURTHER = "--further" in sys.argv
EPOCHS, RATE, HEAD_RATE = (3, 7e-5, 3e-4) if FURTHER else (5, 1e-4, 2e-3)
DROP = 0.1
KEEP = 0.995  # how slowly the weights that are kept follow those that learn
PIECES = {"question": 48, "text": 128}
ANY_QUESTION = 0.2  # how often
CPUINFO = pathlib.Path("/proc/cpuinfo")
SIXTEEN = CPUINFO.exists() and re.search("amx_bf16|avx512_bf16", CPUINFO.read_text()) is not None  # else thirty times slower
SCALE = 10  # of the vectors of length 1, so that heads need not grow large

PARTS = "qkvoif"  # query, key, value, output, the two of the feed-forward part
NAMES = dict(
    q="attention.self.query", k="attention.self.key", v="attention.self.value",
    o="attention.output.dense", i="intermediate.dense", f="output.dense",
)  # fmt: skip


class Published:
    """The tensors of the published int8 model, by name, as floats."""

    def __init__(self, model):
        self.bytes = model
        self.tensors = {t.name: t for t in onnx.load_from_string(self.bytes).graph.initializer}
        numbered = [re.match(r"onnx::MatMul_(\d+)_quantized", name) for name in self.tensors]
        self.numbers = sorted(int(found[1]) for found in numbered if found)

    def array(self, name):
        return numpy_helper.to_array(self.tensors[name])

    def name_of(self, layer, part):
        return f"onnx::MatMul_{self.numbers[layer * len(PARTS) + PARTS.index(part)]}"

    def whole(self, name):
        """A quantized tensor as floats."""
        zero = self.array(f"{name}_zero_point").astype(np.float32)
        return (self.array(f"{name}_quantized").astype(np.float32) - zero) * self.array(f"{name}_scale")

    def norm(self, name):
        norm = nn.LayerNorm(WIDTH, eps=1e-12)
        norm.weight.data = torch.tensor(self.array(f"{name}.LayerNorm.weight"))
        norm.bias.data = torch.tensor(self.array(f"{name}.LayerNorm.bias"))
        return norm


class Dropout:
    """Dropout out of one long row of masks that is drawn once: drawing anew took a fifth of the time."""

    def __init__(self, masks=2**24):
        masks = (torch.rand(masks) >= DROP) / (1 - DROP)
        self.masks = {kind: masks.to(kind) for kind in (torch.float32, torch.bfloat16)}

    def __call__(self, x):
        masks = self.masks[x.dtype]
        start = random.randrange(len(masks) - x.numel())
        return x * masks[start : start + x.numel()].view(x.shape)


class Layer(nn.Module):
    def __init__(self, published, number):
        super().__init__()
        start = f"encoder.layer.{number}"
        for part in PARTS:
            weight = torch.tensor(published.whole(published.name_of(number, part)))
            linear = nn.Linear(*weight.shape)
            linear.weight.data = weight.t().contiguous()
            linear.bias.data = torch.tensor(published.array(f"{start}.{NAMES[part]}.bias"))
            setattr(self, part, linear)
        self.after_attention = published.norm(f"{start}.attention.output")
        self.after = published.norm(f"{start}.output")

    def forward(self, x, mask, drop=lambda x: x):
        def split(t):
            return t.view(*x.shape[:2], HEADS, WIDTH // HEADS).transpose(1, 2)

        scores = split(self.q(x)) @ split(self.k(x)).transpose(2, 3) / math.sqrt(WIDTH // HEADS)
        read = drop((scores + mask).softmax(-1)) @ split(self.v(x))
        x = self.after_attention(x + drop(self.o(read.transpose(1, 2).reshape(x.shape))))
        return self.after(x + drop(self.f(F.gelu(self.i(x)))))


class Reader(nn.Module):
    """The encoder, the mean of its vectors, and a head for everything that is judged."""

    def __init__(self, published, dangers, gates, tellings):
        super().__init__()
        self.words = torch.tensor(published.whole("embeddings.word_embeddings.weight"))
        self.places = torch.tensor(published.whole("embeddings.position_embeddings.weight"))
        self.kinds = torch.tensor(published.whole("embeddings.token_type_embeddings.weight"))
        self.norm = published.norm("embeddings")
        self.layers = nn.ModuleList(Layer(published, number) for number in range(LAYERS))
        for parameter in self.parameters():
            parameter.requires_grad = False
        for layer in self.layers:
            for part in PARTS:
                getattr(layer, part).weight.requires_grad = True
        sizes = dict(grade=1, harsh=1, danger=dangers, gate=gates, tells=tellings)
        self.heads = nn.ModuleDict({name: nn.Linear(WIDTH, size) for name, size in sizes.items()})
        for head in self.heads.values():
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def vector(self, pieces, kinds, there, *drop):
        mask = (1 - there)[:, None, None, :] * -1e4
        x = self.norm(self.words[pieces] + self.places[: pieces.shape[1]] + self.kinds[kinds])
        for layer in self.layers:
            x = layer(x, mask, *drop)
        return F.normalize((x * there[..., None]).sum(1), dim=-1) * SCALE

    def forward(self, *read):
        vector = self.vector(*read)
        return {name: head(vector) for name, head in self.heads.items()}


def cut(pieces, most):
    return pieces if len(pieces) <= most else pieces[: most - 1] + pieces[-1:]


class Lessons:
    """Batches of about as many word pieces each; texts that are compared stay together."""

    def __init__(self, lessons, seed=7):
        self.random = random.Random(seed)
        self.questions = sorted({tuple(one["question"]) for one in lessons if one["question"]})
        self.single = [one for one in lessons if "group" not in one]
        groups = {}
        for one in lessons:
            if "group" in one:
                groups.setdefault(one["group"], []).append(one)
        self.groups = list(groups.values())

    def size(self, lesson):
        return len(lesson["text"]) + len(lesson["question"] or [0] * 14)

    def batches(self, pieces=1300, most=40, together=24):
        batches, batch = [], []
        for one in sorted(self.single, key=lambda one: self.size(one) + 5 * self.random.random()):
            if len(batch) >= most or (batch and (len(batch) + 1) * self.size(one) > pieces):
                batches, batch = [*batches, batch], []
            batch.append(one)
        batches, batch = [*batches, batch], []
        self.random.shuffle(self.groups)
        for group in sorted(self.groups, key=lambda group: max(map(self.size, group)) + 12 * self.random.random()):
            batch = batch + group
            if len(batch) >= together:
                batches, batch = [*batches, batch], []
        batches = [batch for batch in [*batches, batch] if batch]
        self.random.shuffle(batches)
        return batches

    def question_of(self, lesson):
        """A text about no question in particular is read under any; so is one that only tells danger, at times."""
        only_danger = "danger" in lesson and "grade" not in lesson and "gate" not in lesson
        anywhere = not lesson["question"] or (only_danger and self.random.random() < ANY_QUESTION)
        return list(self.random.choice(self.questions)) if anywhere else lesson["question"]

    def tensors(self, batch):
        rows = [
            (cut(self.question_of(one), PIECES["question"]), cut(one["text"], PIECES["text"] + 1)[1:])
            for one in batch
        ]
        longest = max(len(question) + len(text) for question, text in rows)
        pieces, kinds = torch.zeros(2, len(rows), longest, dtype=torch.long)
        there = torch.zeros(len(rows), longest)
        for at, (question, text) in enumerate(rows):
            end = len(question) + len(text)
            pieces[at, :end] = torch.tensor(question + text)
            kinds[at, len(question) : end] = 1
            there[at, :end] = 1
        return pieces, kinds, there


def chosen(batch, name):
    found = [(at, *one[name]) for at, one in enumerate(batch) if name in one]
    return [torch.tensor(column) for column in zip(*found)] if found else None


def ranking(grades, batch, least=1.5):
    """What it costs that of two answers to one question the better one did not get more."""
    pairs = [
        (one, other)
        for one, first in enumerate(batch)
        for other, second in enumerate(batch)
        if first.get("group") and first.get("group") == second.get("group")
        and first["rank"] - second["rank"] >= least
    ]  # fmt: skip
    if not pairs:
        return 0.0
    better, worse = torch.tensor(pairs).t()
    return F.softplus(grades[worse] - grades[better] + 0.5).mean() * min(1, len(pairs) / len(batch))


def loss_of(heard, batch):
    grades = 5 + heard["grade"][:, 0]
    total = 0.5 * ranking(grades, batch)
    graded = [at for at, one in enumerate(batch) if "grade" in one]
    if graded:
        wanted = torch.tensor([float(batch[at]["grade"]) for at in graded])
        total = total + 0.35 * (((grades[graded] - wanted) / 2) ** 2).sum() / len(batch)
    for name, weight in (("danger", 1.5), ("gate", 1.0)):
        if found := chosen(batch, name):
            rows, kinds, weights = found
            chances = heard[name][rows].log_softmax(-1)
            cost = -chances.gather(1, kinds.clamp(min=0)[:, None])[:, 0]
            stops = -torch.log1p(-chances[:, 0].exp().clamp(max=0.9999))
            total = total + weight * (torch.where(kinds < 0, stops, cost) * weights).sum() / len(batch)
    if found := chosen(batch, "harsh"):
        rows, wanted, weights = found
        cost = F.binary_cross_entropy_with_logits(heard["harsh"][rows, 0], wanted.float(), reduction="none")
        total = total + 0.7 * (cost * weights).sum() / len(batch)
    return total


def learn(reader, lessons, keep):
    learning = {name: p for name, p in reader.named_parameters() if p.requires_grad}
    layers = [p for name, p in learning.items() if not name.startswith("heads")]
    optimizer = torch.optim.AdamW(
        [{"params": layers, "weight_decay": 0.01}, {"params": reader.heads.parameters(), "weight_decay": 0.0}]
    )
    kept = {name: p.detach().clone() for name, p in learning.items()}
    steps, step, drop = EPOCHS * len(lessons.batches()), 0, Dropout()
    for epoch in range(EPOCHS):
        batches, lost = lessons.batches(), 0.0
        for number, batch in enumerate(batches, 1):
            step += 1
            pace = min(1, step / (0.06 * steps)) * max(0, 1 - step / steps) + 1e-3
            for group, rate in zip(optimizer.param_groups, (RATE, HEAD_RATE)):
                group["lr"] = rate * pace
            with torch.autocast("cpu", dtype=torch.bfloat16, enabled=SIXTEEN):
                heard = reader(*lessons.tensors(batch), drop)
            loss = loss_of({name: outputs.float() for name, outputs in heard.items()}, batch)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(layers, 1.0)
            optimizer.step()
            for name, p in learning.items():
                kept[name].lerp_(p.detach(), 1 - min(KEEP, step / (step + 10)))
            lost += loss.item()
            if number % 100 == 0:
                print(f"epoch {epoch + 1}: {number} of {len(batches)} batches, loss {lost / number:.3f}", flush=True)
        keep(kept)
    return kept


def learn_tells(reader, lessons, kept=(), decay=3e-4, steps=60):
    """Learns the heads of what is told, on the encoder as it is or as it was kept; gives all that was learned."""
    parameters = dict(reader.named_parameters())
    for name, learned in dict(kept).items():
        parameters[name].data = learned
    read = [one for one in lessons if "tells" in one]
    tensors = Lessons(read).tensors
    wanted = torch.tensor([one["tells"] for one in read]).float()
    with torch.no_grad(), torch.autocast("cpu", dtype=torch.bfloat16, enabled=SIXTEEN):
        vectors = torch.cat([reader.vector(*tensors(read[at : at + 32])) for at in range(0, len(read), 32)]).float()
    head = reader.heads["tells"]
    optimizer = torch.optim.LBFGS(head.parameters(), max_iter=steps, line_search_fn="strong_wolfe")

    def cost():
        optimizer.zero_grad()
        loss = F.binary_cross_entropy_with_logits(head(vectors), wanted) + decay * (head.weight**2).sum()
        loss.backward()
        return loss

    optimizer.step(cost)
    print(f"{len(read)} answers read for what they tell, loss {cost().item():.3f}", flush=True)
    return {name: p.detach() for name, p in parameters.items()}


def rows_of(dangers, gates, tellings):
    """Where each head of `heads.json` stands in the reader, and what its number starts from."""
    rows = {"grade": ("grade", 0, 5.0), "harsh": ("harsh", 0, 0.0)}
    rows |= {name: ("danger", row, 0.0) for row, name in enumerate(dangers)}
    rows |= {name: ("gate", row, 0.0) for row, name in enumerate(gates)}
    return rows | {name: ("tells", row, 0.0) for row, name in enumerate(tellings)}


def trained(published, rows, sizes, folder=ANALYSIS):
    """The reader that an earlier training has written into a folder; what ships, where none is named."""
    change = np.frombuffer(gzip.decompress((folder / "tuned.gz").read_bytes()), np.uint8)
    reader = Reader(Published((np.frombuffer(published.bytes, np.uint8) + change).tobytes()), *sizes)
    stored = json.loads((folder / "heads.json").read_text())
    for name, (head, row, start) in rows.items():
        if name not in stored:
            continue  # a head that came later
        weights = np.frombuffer(b64decode(stored[name]["weights"]), "<f4") / SCALE
        reader.heads[head].weight.data[row] = torch.tensor(weights)
        reader.heads[head].bias.data[row] = stored[name]["base"] - start
    return reader


def mean(readers, weights):
    """The weighted mean of what each has learned, by name."""
    learned = [dict(reader.named_parameters()) for reader in readers]
    return {
        name: sum(weight * one[name].detach() for weight, one in zip(weights, learned)) / sum(weights)
        for name in learned[0]
    }


def pack(published, kept, rows):
    """Writes the difference of each byte of the model, and the heads."""
    model = bytearray(published.bytes)
    for layer in range(LAYERS):
        for part in PARTS:
            name = published.name_of(layer, part)
            before = published.array(f"{name}_quantized")
            zero = published.array(f"{name}_zero_point").astype(np.float32)
            weight = kept[f"layers.{layer}.{part}.weight"].numpy().T
            limits = np.iinfo(before.dtype)
            steps = np.round(weight / published.array(f"{name}_scale") + zero).clip(limits.min, limits.max)
            raw = published.tensors[f"{name}_quantized"].raw_data
            start = published.bytes.index(raw)
            model[start : start + len(raw)] = steps.astype(before.dtype).tobytes()
    change = np.frombuffer(bytes(model), np.uint8) - np.frombuffer(published.bytes, np.uint8)
    (ANALYSIS / "tuned.gz").write_bytes(gzip.compress(change.tobytes(), 9, mtime=0))

    def stored(head, row, start):
        weights = kept[f"heads.{head}.weight"][row].numpy() * SCALE
        base = round(float(kept[f"heads.{head}.bias"][row]) + start, 5)
        return {"base": base, "weights": b64encode(struct.pack(f"<{WIDTH}f", *weights)).decode()}

    heads = {name: stored(*place) for name, place in rows.items()}
    (ANALYSIS / "heads.json").write_text(json.dumps(heads, indent=2) + "\n")
    print(f"sha256 of the tuned model: {hashlib.sha256(model).hexdigest()}", flush=True)


def main():
    torch.manual_seed(7)
    random.seed(7)
    told = json.loads(pathlib.Path(sys.argv[1]).read_text())
    dangers, gates, tellings = told["dangers"], told["gates"], told["tellings"]
    published = Published(PUBLISHED.read_bytes())
    rows, sizes = rows_of(dangers, gates, tellings), (len(dangers), len(gates), len(tellings))
    if "--mean" in sys.argv:
        named = [name.rsplit(":", 1) for name in sys.argv[sys.argv.index("--mean") + 1 :]]
        readers = [trained(published, rows, sizes, pathlib.Path(folder)) for folder, _ in named]
        kept = mean(readers, [float(weight) for _, weight in named])
        pack(published, learn_tells(readers[0], told["lessons"], kept), rows)
        return
    if "--tells" in sys.argv:
        reader = trained(published, rows, sizes)
        pack(published, learn_tells(reader, told["lessons"]), rows)
        return
    reader = trained(published, rows, sizes) if FURTHER else Reader(published, *sizes)
    kept = learn(reader, Lessons(told["lessons"]), lambda kept: pack(published, kept, rows))
    pack(published, learn_tells(reader, told["lessons"], kept), rows)


main()
